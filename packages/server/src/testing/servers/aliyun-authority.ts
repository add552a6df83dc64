import type { TestContext } from 'node:test'
import { isSignedBy } from './aliyun-signing.ts'
import { type Asked, openLocalServer, type Reply, serveLocally } from './local-server.ts'

const authoritySecret = 'authority secret'

/** Says "no" to what is not signed by us; to the rest what the test wants. */
const answering =
  (answer: (form: URLSearchParams) => Reply | Promise<Reply>) =>
  (asked: Asked): Reply | Promise<Reply> =>
    isSignedBy(authoritySecret, asked)
      ? answer(new URLSearchParams(asked.body.toString()))
      : { status: 400, body: { Code: 'SignatureDoesNotMatch', Message: 'no', RequestId: 'r' } }

export const serveAuthority = (test: TestContext, answer: (form: URLSearchParams) => Reply | Promise<Reply>): Promise<string> =>
  serveLocally(test, answering(answer))

/** The same for all tests of a file. */
export const openAuthority = (answer: (form: URLSearchParams) => Reply | Promise<Reply>) => openLocalServer(answering(answer))

export const settingsFor = (endpoint: string) => ({
  accessKeyId: 'key-id',
  accessKeySecret: authoritySecret,
  sceneId: '1000001',
  endpoint,
})
