import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { serveCalls } from '@campus/client/testing/school-server.ts'
import { identityStatus } from '@campus/contract/identity/papers.ts'
import { doing, draw, type } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { keyOf } from '../../../api/use-read.ts'
import { parseSession } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import BasicInfoScreen from './basic-info-screen.tsx'

const info = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: '江小雨',
  nickname: '',
  namePinyin: '',
  number: '100001',
  userType: 'student',
  roles: ['student'],
  schoolName: '示范大学',
  unitName: '',
  phone: '',
  email: '',
  avatar: '',
}

let statusAsked = 0
let answerAtLast = () => {}

serveCalls((request, response) => {
  const answer = (envelope: object) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(envelope))
  }
  if (!request.url?.includes(identityStatus.path)) return answer({ code: 200, msg: 'ok', data: info })
  statusAsked += 1
  const refuse = () => answer({ code: 500, error: 'not_now', msg: 'Not now', data: null })
  // The second time it does not answer while the test looks.
  if (statusAsked === 1) refuse()
  else answerAtLast = refuse
})

beforeEach(() => {
  sessionStorage.clear()
  const user = {
    ...info,
    uid: info.id,
    schoolId: info.id,
    xuehao: info.number,
    roles: ['student' as const],
    displayMode: 'system' as const,
  }
  changeSession(() => ({ ...parseSession(null), token: 'T1', user }))
})

test('what is typed stays while it is asked again where to go on', async (t) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  t.after(() => queries.clear())
  const place = await draw(
    t,
    <QueryClientProvider client={queries}>
      <BasicInfoScreen />
    </QueryClientProvider>,
  )
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await doing(() => new Promise((resolve) => setImmediate(resolve)))
  }
  const field = () => place.querySelector('input')
  await until(() => field() !== null && statusAsked === 1 && queries.isFetching() === 0)
  const nickname = field()
  assert.ok(nickname)
  await type(nickname, '江边的小雨点')
  void queries.refetchQueries({ queryKey: keyOf(identityStatus) })
  await until(() => statusAsked === 2)
  t.after(answerAtLast)
  assert.ok(field() === nickname, 'the field is still the same one')
  assert.equal(nickname.value, '江边的小雨点')
})
