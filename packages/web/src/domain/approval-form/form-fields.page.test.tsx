import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { beforeEach, test } from 'node:test'
import { serveCalls } from '@campus/client/testing/school-server.ts'
import { Form, type FormValues } from '@campus/contract/approval/form.ts'
import { doing, draw, shows, type } from '@campus/ui/testing/draw.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { parseSession } from '../../session/session.ts'
import { changeSession } from '../../session/session-store.ts'
import { FormFields } from './form-fields.tsx'
import { surroundingsOf, unknownUnits } from './form-rules.ts'
import { useFormState } from './use-form-state.ts'
import { useFormValues } from './use-form-values.ts'

const asked: FormValues[] = []

/** The rate, which nobody here sees, is 2. */
serveCalls((request, response) => {
  const serve = async () => {
    const { formData } = JSON.parse(await text(request)) as { formData: { price: number } }
    asked.push(formData)
    const data = { calculated: { total: formData.price * 2 }, visible: ['price', 'total', 'why'] }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 200, msg: 'ok', data }))
  }
  void serve()
})

beforeEach(() => changeSession(() => ({ ...parseSession(null), token: 'T1' })))

const form = Form.parse([
  { id: 'price', name: 'NumberInput', title: 'Price', perm: 'E', props: { required: true } },
  { id: 'double', name: 'CalcFormula', title: 'Double', perm: 'R', props: { expression: 'price * 2' } },
  {
    id: 'why',
    name: 'TextInput',
    title: 'Why so much',
    perm: 'E',
    props: { required: true },
    visibleWhen: [{ groupType: 'AND', conditions: [{ id: 'double', compare: '>', value: [100] }] }],
  },
  { id: 'note', name: 'TextInput', title: 'Note', perm: 'R' },
])
const around = surroundingsOf('me', unknownUnits)

function Filled() {
  const [typed, setTyped] = useState<FormValues>({ note: 'from the office' })
  const filling = useFormValues({ form, typed, around, onTyped: setTyped })
  return (
    <>
      <FormFields items={form} filling={filling} />
      <button type="button" onClick={filling.check}>
        check
      </button>
    </>
  )
}

test('a formula follows what is typed, and a question appears when it is needed', async (t) => {
  const place = await draw(t, <Filled />)
  const boxes = () => place.querySelectorAll('input')
  const [price] = boxes()
  assert.ok(price)
  assert.equal(boxes().length, 1)
  assert.match(place.textContent ?? '', /from the office/)
  await type(price, '20')
  assert.equal(place.querySelector('output')?.textContent, '40')
  await type(price, '60')
  assert.equal(place.querySelector('output')?.textContent, '120')
  assert.equal(boxes().length, 2)
})

const reviewed = Form.parse([
  { id: 'price', name: 'NumberInput', title: 'Price', perm: 'E' },
  { id: 'total', name: 'CalcFormula', title: 'Total', perm: 'R', props: { expression: 'price * rate' } },
  {
    id: 'why',
    name: 'TextInput',
    title: 'Why so much',
    perm: 'E',
    props: { required: true },
    visibleWhen: [{ groupType: 'AND', conditions: [{ id: 'rate', compare: '>', value: [1] }] }],
  },
])
const before = { price: 5, total: 10 }

function Reviewed() {
  const [typed, setTyped] = useState<FormValues>(before)
  const state = useFormState({ form: reviewed, before, typed, at: { taskId: '01890a5d-ac96-774b-bcce-b302099a8057' } })
  const filling = useFormValues({ form: reviewed, before, typed, state, around, onTyped: setTyped })
  return <FormFields items={reviewed} filling={filling} />
}

test('what depends on a hidden field is shown as the server says', async (t) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  t.after(() => queries.clear())
  const place = await draw(
    t,
    <QueryClientProvider client={queries}>
      <Reviewed />
    </QueryClientProvider>,
  )
  assert.equal(place.querySelector('output')?.textContent, '10')
  await shows(place, /Why so much/)
  const price = place.querySelector('input')
  assert.ok(price)
  await type(price, '7')
  await shows(place, /14/)
  assert.deepEqual(asked, [{ price: 5 }, { price: 7 }])
})

const trip = Form.parse([{ id: 'place', name: 'Location', title: 'Place', perm: 'E' }])

function Placed() {
  const [typed, setTyped] = useState<FormValues>({})
  const filling = useFormValues({ form: trip, typed, around, onTyped: setTyped })
  return (
    <>
      <FormFields items={trip} filling={filling} />
      <button type="button" onClick={filling.check}>
        check
      </button>
      <pre>{JSON.stringify(filling.values)}</pre>
    </>
  )
}

test('a place is named while the device looks for it, asks for where it is, and can be emptied again', async (t) => {
  const told: ((found: object) => void)[] = []
  const geolocation = { getCurrentPosition: (tell: (found: object) => void) => told.push(tell) }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  const place = await draw(t, <Placed />)
  const [name] = place.querySelectorAll('input')
  const [locate, check] = place.querySelectorAll('button')
  assert.ok(name && locate && check)
  const isRight = async () => {
    await doing(() => check.click())
    return place.querySelector('[aria-invalid="true"]') === null
  }
  const held = () => place.querySelector('pre')?.textContent
  await doing(() => locate.click())
  await type(name, 'Gate')
  assert.equal(await isRight(), false)
  await doing(() => told[0]?.({ coords: { latitude: 31, longitude: 121 } }))
  assert.equal(held(), '{"place":{"name":"Gate","lng":121,"lat":31}}')
  assert.equal(await isRight(), true)
  await type(name, '')
  assert.equal(held(), '{}')
  assert.equal(await isRight(), true)
})

test('what is missing is marked at its field until somebody fills it in', async (t) => {
  const place = await draw(t, <Filled />)
  const bad = () => place.querySelectorAll('[aria-invalid="true"]').length
  await doing(() => place.querySelector('button')?.click())
  assert.equal(bad(), 1)
  const price = place.querySelector('input')
  assert.ok(price)
  await type(price, '1')
  assert.equal(bad(), 0)
})
