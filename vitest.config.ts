import { defineConfig } from 'vitest/config';

/** The engine is pure: its tests share one copy of it for each worker, which spares reading three rule systems anew for each file. */
const engine = ['tests/engine/**/*.test.ts', 'tests/records/**/*.test.ts'];

export default defineConfig({
  test: {
    // Of two cores one would idle otherwise: the default leaves one free.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'engine', include: engine, isolate: false } },
      { extends: true, test: { name: 'app', include: ['tests/**/*.test.ts'], exclude: engine } },
    ],
  },
});
