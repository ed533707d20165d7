export declare const root: string;
export declare function serviceStamp(): string;
export declare function pageStamp(imports?: Readonly<Record<string, string>>): string;
export declare function readBuild(folder: string): {
  readonly stamp: string;
  readonly files: readonly string[];
};
export declare function isBuilt(folder: string, stamp: string): boolean;
