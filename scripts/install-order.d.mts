export function installInOrder(steps: {
  readonly npm: (...words: string[]) => Promise<void>
  readonly binary: { readonly isKnown: () => boolean; readonly remove: () => void; readonly check: () => void }
  readonly others: () => readonly string[]
}): Promise<void>

export function otherScripts(allowed: Readonly<Record<string, boolean>> | undefined, isInstalled: (name: string) => boolean): string[]
