import type { CallShape } from '@campus/contract/call.ts'

type BeforeSend = (call: CallShape, given: object) => boolean | Promise<boolean>

const interceptors = new Set<BeforeSend>()

/** A hook that looks at each request before it leaves; `false` holds it back. Gives the function that removes it. */
export const beforeSend = (interceptor: BeforeSend): (() => void) => {
  interceptors.add(interceptor)
  return () => void interceptors.delete(interceptor)
}

export const maySend = async (call: CallShape, given: object): Promise<boolean> => {
  for (const interceptor of interceptors) if (!(await interceptor(call, given))) return false
  return true
}
