export declare function installed(folder?: string): boolean;
export declare function setUp(folder?: string): void;
