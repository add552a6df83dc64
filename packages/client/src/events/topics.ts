type Handler = (data: unknown) => void

/** Who listens to which topic. */
export const openTopics = () => {
  const handlers = new Map<string, Set<Handler>>()
  return {
    isEmpty: () => handlers.size === 0,
    notify: (topic: string, data: unknown) => {
      for (const handler of handlers.get(topic) ?? []) handler(data)
    },
    /** Gives the function that ends it. */
    listen: (topic: string, handler: Handler): (() => void) => {
      const listening = handlers.get(topic) ?? new Set()
      handlers.set(topic, listening.add(handler))
      return () => {
        listening.delete(handler)
        if (listening.size === 0) handlers.delete(topic)
      }
    },
  }
}
