import type { z } from 'zod'

/** Where one stands in a path of several screens; it survives a reload of this tab and nothing else. */
export const progressOf = <Schema extends z.ZodType>(name: string, schema: Schema) => {
  const key = `campus.progress.${name}`
  return {
    read: (): z.output<Schema> | undefined => {
      try {
        return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))
      } catch {
        return undefined
      }
    },
    keep: (progress: z.input<Schema>): void => sessionStorage.setItem(key, JSON.stringify(progress)),
    forget: (): void => sessionStorage.removeItem(key),
  }
}
