import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/tile.css';
import './look/base.css';
import { show } from './look/prefs.svelte';
import { keepPage } from './net/update';
import { preferred, speak } from './words/words.svelte';

show();
void speak(preferred(), false).then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));
if ('serviceWorker' in navigator && import.meta.env.PROD) void keepPage().catch(() => undefined);
