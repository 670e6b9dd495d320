// Starts the app: language first, so that the first thing drawn is already readable.
import { mount } from 'svelte';
import './app/tokens.css';
import './app/base.css';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte';
import { firstLanguage, setLanguage } from './i18n/index.svelte';
import { loadService } from './play/api.svelte';
import { watchPresses } from './play/guard';
import { wakeSound } from './play/sound';

async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang');
  watchPresses();
  wakeSound();
  await Promise.all([setLanguage(firstLanguage(asked, settings.language)), loadService()]);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    // Not on "load": by now that may be over.
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }
}

void start();
