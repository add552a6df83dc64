import type { Typesetter } from '@campus/server/ports/typesetter/typesetter.ts'

/** Makers of documents that pause on request, so that other work can be measured without them. */
export const pausable = (typesetter: Typesetter) => {
  let turn = Promise.withResolvers<void>()
  turn.resolve()
  return {
    typesetter: {
      ...typesetter,
      async set(sheet) {
        await turn.promise
        return typesetter.set(sheet)
      },
    } satisfies Typesetter,
    pause: () => void (turn = Promise.withResolvers()),
    goOn: () => turn.resolve(),
  }
}
