import { beforeEach, test } from 'node:test'
import { serveCalls } from '@campus/client/testing/school-server.ts'
import { Form } from '@campus/contract/approval/form.ts'
import { processOf } from '@campus/flow/testing/build-process.ts'
import { doing, draw, shows } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FormFields } from '../../../../../domain/approval-form/form-fields.tsx'
import { parseSession } from '../../../../../session/session.ts'
import { changeSession } from '../../../../../session/session-store.ts'
import { useTrial } from './use-trial.ts'

const [college, course] = ['0190a0de-0000-4000-8000-000000000001', '0190a0de-0000-4000-8000-000000000002'] as const

serveCalls((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ code: 200, msg: 'ok', data: { unit: course, own: [course, college], above: { [course]: [course, college] } } }),
  )
})

beforeEach(() => changeSession(() => ({ ...parseSession(null), token: 'T1' })))

const inCollege = (compare: 'DEPT' | 'ORG') => ({
  visibleWhen: [{ groupType: 'AND', conditions: [{ id: 'root', compare, value: [{ id: college }] }] }],
})
const form = Form.parse([
  { id: 'reason', name: 'TextInput', title: 'Reason' },
  { id: 'tutor', name: 'TextInput', title: 'Tutor', ...inCollege('DEPT') },
  { id: 'room', name: 'TextInput', title: 'Room', ...inCollege('ORG') },
])
const design = processOf([], { form })

function Trial() {
  const trial = useTrial({ processId: '', design, save: () => Promise.resolve(0) })
  return (
    <>
      <FormFields items={form} filling={trial.filling} />
      <button type="button" onClick={() => trial.setStarter([{ id: '0190a0de-0000-4000-8000-000000000003', name: 'Li' }])}>
        choose
      </button>
    </>
  )
}

test('a trial asks for what the form asks of the units of its starter', async (t) => {
  const place = await draw(
    t,
    <QueryClientProvider client={new QueryClient()}>
      <Trial />
    </QueryClientProvider>,
  )
  await shows(place, /^Reason[^T]*choose$/)
  await doing(() => place.querySelector<HTMLButtonElement>('button:last-of-type')?.click())
  await shows(place, /Reason.*Tutor.*Room/)
})
