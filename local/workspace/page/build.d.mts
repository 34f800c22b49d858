/**
 * Builds the workspace's page: index.html at the root of `outDir`, everything else under assets/, whose names carry their contents'
 * hash, so that a browser may keep them for ever.
 */
export function buildPage(outDir: string): Promise<void>;
