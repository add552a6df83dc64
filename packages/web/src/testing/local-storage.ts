/** What the browser would keep; test files that share a process share it, too. */
export const stored = new Map<string, string>()

Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
    removeItem: (name: string) => void stored.delete(name),
  },
})
