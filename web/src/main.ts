import '@fontsource-variable/atkinson-hyperlegible-next';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/parts.css';
import './style/art.css';
import './style/offers.css';
import './style/discs.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { errorReports } from './browser/errorReports';
import { i18n } from './i18n/i18n.svelte';
import { route } from './browser/route.svelte';
import { settings } from './browser/settings.svelte';
import { listenForGesture } from './browser/sounds';
import { api } from './net/api';

errorReports.send = (report) => void api.reportError(report).catch(() => undefined);
errorReports.listen(window);
settings.follow();
route.follow();
listenForGesture();
await i18n.load();

const target = document.getElementById('app');
if (target) mount(App, { target });
