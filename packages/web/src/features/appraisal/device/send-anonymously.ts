import { sendOnce } from '@campus/client/calls/send-once.ts'
import { fetchTransport } from '@campus/client/calls/transport.ts'
import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { currentLanguage } from '@campus/ui/words/language-store.ts'

const transport = fetchTransport({ credentials: 'omit' })

/** Without token, cookie and id of the device: nothing in it leads to who sends. */
export const sendAnonymously = <Call extends CallShape>(call: Call, given: GivenTo<Call>): Promise<OutputOf<Call>> =>
  sendOnce(call, given, { sender: { language: currentLanguage(), guid: '', token: '' }, transport, withToken: false })
