// Addresses and pages: a path in, the page and its parameter out; links change the path without
// loading anew, and Back works.

export type Page =
  | { readonly name: 'home' }
  | { readonly name: 'new' }
  | { readonly name: 'game'; readonly id: string; readonly seat: string | null }
  | { readonly name: 'rules'; readonly part: string }
  | { readonly name: 'lessons'; readonly part: string }
  | { readonly name: 'proof'; readonly id: string }
  | { readonly name: 'review'; readonly id: string; readonly at: number | null }
  | { readonly name: 'editor'; readonly id: string | null }
  | { readonly name: 'lobby'; readonly to: string | null }
  | { readonly name: 'player'; readonly id: string }
  | { readonly name: 'leaders' | 'moderation' | 'tournaments' }
  | {
      readonly name: 'account';
      /** Back from the other site: new here, or what was wrong; and a name from there. */
      readonly from: 'new' | 'taken' | 'failed' | null;
      readonly called: string;
      /** From a link that came by mail: what it is for, and its token. */
      readonly link: MailLink | null;
    }
  | { readonly name: 'tournament'; readonly id: string }
  | { readonly name: 'practice' | 'stats' }
  | { readonly name: 'settings' }
  | { readonly name: 'about' }
  | { readonly name: 'unknown'; readonly path: string };

export interface MailLink {
  readonly purpose: 'confirm' | 'recover';
  readonly token: string;
}

export function pageOf(
  path: string,
  query: URLSearchParams = new URLSearchParams(),
  fragment = '',
): Page {
  const [name = '', rest = ''] = path.split('/').filter(Boolean).map(decoded);
  switch (name) {
    case '':
      return { name: 'home' };
    case 'new':
    case 'practice':
    case 'stats':
    case 'settings':
    case 'about':
    case 'leaders':
    case 'moderation':
    case 'tournaments':
      return { name };
    case 'tournament':
      return rest ? { name, id: rest } : { name: 'tournaments' };
    case 'account':
      return {
        name,
        from: backFrom(query.get('oidc')),
        called: query.get('name') ?? '',
        link: mailLink(fragment),
      };
    case 'editor':
      return { name, id: query.get('id') };
    case 'lobby':
      return { name, to: query.get('to') };
    case 'player':
      return rest ? { name, id: rest } : { name: 'unknown', path };
    case 'game':
      return rest ? { name, id: rest, seat: query.get('seat') } : { name: 'unknown', path };
    case 'proof':
      return rest ? { name, id: rest } : { name: 'unknown', path };
    case 'review':
      return { name, id: rest, at: whole(query.get('at')) };
    case 'rules':
      return { name, part: rest || 'start' };
    case 'lessons':
      return { name, part: rest };
    default:
      return { name: 'unknown', path };
  }
}

/** A part of an address; as it stands where it is no proper encoding of anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function backFrom(told: string | null): 'new' | 'taken' | 'failed' | null {
  if (told === null) return null;
  return told === 'new' ? 'new' : told === 'oidc-taken' ? 'taken' : 'failed';
}

function mailLink(fragment: string): MailLink | null {
  const [, purpose, token] = /^#(confirm|recover)=([\w-]+)$/.exec(fragment) ?? [];
  if (token === undefined) return null;
  return { purpose: purpose === 'confirm' ? 'confirm' : 'recover', token };
}

class Router {
  page = $state.raw<Page>(here());

  constructor() {
    addEventListener('popstate', () => (this.page = here()));
  }

  go(path: string, how: { readonly replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.page = here();
    scrollTo(0, 0);
  }

  /** Changes the address to where the page that is shown has got to, for Back and for links. */
  note(path: string): void {
    history.replaceState(null, '', path);
  }
}

function here(): Page {
  return pageOf(location.pathname, new URLSearchParams(location.search), location.hash);
}

export const router = new Router();

/** For links: follows them inside the app, leaves new tabs and other sites to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.getAttribute('href') ?? '/');
}
