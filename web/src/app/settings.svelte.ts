// What a person has chosen about how things look and behave. Kept in this browser, applied at
// once. Nothing here changes the game itself.
import { MediaQuery } from 'svelte/reactivity';
import type { Pace } from '../board/model.svelte';
import { keep } from '../kept';

export interface Settings {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  board: 'walnut' | 'slate' | 'plain';
  pair: 'black' | 'red' | 'blue';
  homeLeft: boolean;
  numbers: 'mine' | 'follow' | 'off';
  showPips: boolean;
  tapSelects: boolean;
  highDieLeft: boolean;
  showTargets: boolean;
  showDots: boolean;
  autoConfirm: boolean;
  typedBox: boolean;
  autoRoll: boolean;
  forcedPlay: boolean;
  autoBearOff: boolean;
  waitOnNoMove: boolean;
  turnBoard: boolean;
  speed: 'instant' | 'fast' | 'normal' | 'slow';
  volume: number;
  haptics: boolean;
  askDouble: boolean;
  tutor: 'off' | 'blunders' | 'errors' | 'all';
  clockWarnings: boolean;
  textBoard: boolean;
  announcements: 'full' | 'short';
  singleKeys: boolean;
  motion: 'system' | 'on' | 'off';
  language: string | null;
}

export const DEFAULTS: Readonly<Settings> = {
  theme: 'system',
  board: 'walnut',
  pair: 'black',
  homeLeft: false,
  numbers: 'mine',
  showPips: true,
  tapSelects: false,
  highDieLeft: true,
  showTargets: true,
  showDots: true,
  autoConfirm: false,
  typedBox: true,
  autoRoll: true,
  forcedPlay: true,
  autoBearOff: false,
  waitOnNoMove: false,
  turnBoard: false,
  speed: 'normal',
  volume: 50,
  haptics: true,
  askDouble: true,
  tutor: 'off',
  clockWarnings: true,
  textBoard: false,
  announcements: 'full',
  singleKeys: true,
  motion: 'system',
  language: null,
};

/** What the settings with a few named values can be. */
export const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  board: ['walnut', 'slate', 'plain'],
  pair: ['black', 'red', 'blue'],
  numbers: ['mine', 'follow', 'off'],
  speed: ['instant', 'fast', 'normal', 'slow'],
  announcements: ['full', 'short'],
  motion: ['system', 'on', 'off'],
  tutor: ['off', 'blunders', 'errors', 'all'],
} as const satisfies { readonly [name in keyof Settings]?: readonly Settings[name][] };

const KEY = 'fivepoint.settings';

const PACES: Readonly<Record<Settings['speed'], Pace>> = {
  instant: { step: 0, gap: 0, dice: 0 },
  fast: { step: 120, gap: 60, dice: 200 },
  normal: { step: 220, gap: 120, dice: 400 },
  slow: { step: 420, gap: 260, dice: 700 },
};

/** Settings as kept, each value only if it is one that the setting can have. */
export function restore(kept: string | null): Settings {
  const settings: Settings = { ...DEFAULTS };
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return settings;
  }
  if (typeof found !== 'object' || found === null) return settings;
  for (const [name, value] of Object.entries(found)) {
    if (!(name in DEFAULTS)) continue;
    const usual = DEFAULTS[name as keyof Settings];
    const choices = (CHOICES as Partial<Record<string, readonly unknown[]>>)[name];
    const fits = typeof value === typeof usual || (usual === null && typeof value === 'string');
    if (fits && (choices === undefined || choices.includes(value))) {
      Object.assign(settings, { [name]: value as unknown });
    }
  }
  return settings;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(restore(read()));

const prefersDark = new MediaQuery('prefers-color-scheme: dark');
const prefersContrast = new MediaQuery('prefers-contrast: more');
const prefersCalm = new MediaQuery('prefers-reduced-motion: reduce');

export function theme(): 'light' | 'dark' | 'contrast' {
  if (settings.theme !== 'system') return settings.theme;
  if (prefersContrast.current) return 'contrast';
  return prefersDark.current ? 'dark' : 'light';
}

/** Whether movement is unwanted: pieces then fade instead of flying. */
export function calm(): boolean {
  return settings.motion === 'system' ? prefersCalm.current : settings.motion === 'off';
}

export function pace(): Pace {
  return calm() ? PACES.instant : PACES[settings.speed];
}

/** Keeps settings and puts theme and motion on the page, for as long as the app runs. */
export function keepSettings(): void {
  $effect(() => keep(KEY, settings));
  $effect(() => {
    document.documentElement.dataset.theme = theme();
    document.documentElement.dataset.motion = calm() ? 'off' : 'on';
  });
}
