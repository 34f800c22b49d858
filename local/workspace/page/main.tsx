import { render } from 'preact';
import { makeApi } from './api.ts';
import { App } from './app.tsx';
import { makeSession } from './session.ts';

const root = document.getElementById('page');
if (root === null) throw new Error('The page has no element to draw in');
const api = makeApi();
render(<App api={api} session={makeSession(api)} />, root);
