export declare function checkStage(stage: string): void;
