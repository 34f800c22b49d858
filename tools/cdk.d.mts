export declare function cdk(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number>;
