export function faultOfBinary(
  file: string,
  system: string,
  isProduction: boolean,
  hashes?: Readonly<Record<string, string>>,
): { readonly isFatal: boolean; readonly sentence: string } | undefined
