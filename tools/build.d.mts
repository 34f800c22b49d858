import type { BuildOptions } from 'esbuild';

export interface Bundle {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

export declare const functionNames: readonly string[];
export declare const bundleLimit: number;
export declare function lambdaOptions(): BuildOptions;
export declare function buildFunctions(options?: { readonly outDir?: string; readonly names?: readonly string[] }): Promise<readonly Bundle[]>;
export declare function buildWorkspacePage(outDir?: string): Promise<void>;
export declare function buildAll(): Promise<void>;
