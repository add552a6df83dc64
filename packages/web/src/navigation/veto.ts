type BeforeOpen = (address: string) => boolean | Promise<boolean>

const hooks = new Set<BeforeOpen>()

/** A hook that sees every address before it opens, and '' before a step back; `false` keeps the reader where they are. Gives the function that removes it. */
export const beforeOpen = (hook: BeforeOpen): (() => void) => {
  hooks.add(hook)
  return () => void hooks.delete(hook)
}

export const isWelcome = async (address: string): Promise<boolean> => {
  for (const hook of hooks) if (!(await hook(address))) return false
  return true
}
