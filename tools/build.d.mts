import type { BuildOptions } from 'esbuild';

export interface Bundle {
  readonly name: string;
  readonly file: string;
  /** Of what is read at the start, and of what lies beside it until it is used. */
  readonly bytes: number;
  readonly later: number;
}

export declare const functionNames: readonly string[];
export declare const bundleLimit: number;
export declare function lambdaOptions(): BuildOptions;
export declare function buildFunctions(options?: { readonly outDir?: string; readonly names?: readonly string[] }): Promise<readonly Bundle[]>;
export declare function buildWorkspacePage(outDir?: string): Promise<void>;
export declare function buildAll(): Promise<void>;
