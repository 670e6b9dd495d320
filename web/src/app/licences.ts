// What the app stands on and the full texts of the licences, each fetched when it is opened.

export interface Part {
  readonly name: string;
  readonly licence: string;
  readonly text: () => Promise<{ readonly default: string }>;
}

export const PARTS: readonly Part[] = [
  { name: 'Fivepoint', licence: 'MIT', text: () => import('@project/LICENSE?raw') },
  {
    name: 'Svelte',
    licence: 'MIT',
    text: () => import('../../node_modules/svelte/LICENSE.md?raw'),
  },
  {
    name: '@fluent/bundle',
    licence: 'Apache-2.0',
    // The package has no copy of its licence's text; TypeScript has the same one.
    text: () => import('../../node_modules/typescript/LICENSE.txt?raw'),
  },
  { name: 'lean-qr', licence: 'MIT', text: () => import('../../node_modules/lean-qr/LICENSE?raw') },
  {
    name: 'Inter',
    licence: 'SIL OFL 1.1',
    text: () => import('../../node_modules/@fontsource-variable/inter/LICENSE?raw'),
  },
  {
    name: 'Noto Sans Thai',
    licence: 'SIL OFL 1.1',
    text: () => import('../../node_modules/@fontsource-variable/noto-sans-thai/LICENSE?raw'),
  },
];
