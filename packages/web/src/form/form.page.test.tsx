import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { NoConnection, Refusal } from '@campus/client/failures.ts'
import type { SessionUser } from '@campus/contract/envelope.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { doing, draw, type } from '@campus/ui/testing/draw.tsx'
import { useFormState } from 'react-hook-form'
import { z } from 'zod'
import { chooseLanguage } from '../session/choose-language.ts'
import { parseSession } from '../session/session.ts'
import { changeSession } from '../session/session-store.ts'
import { useForm } from './use-form.ts'

const Wish = z.object({ reason: z.string().trim().min(5), phone: z.string().regex(/^1\d{10}$/), when: z.string() })
type Wish = z.infer<typeof Wish>

beforeEach(() => {
  sessionStorage.clear()
  changeSession(() => ({ ...parseSession(null), language: 'en_US' }))
})

function WishForm({ onSubmit }: { readonly onSubmit: (wish: Wish) => Promise<unknown> }) {
  const form = useForm(Wish, { reason: '', phone: '', when: 'now' }, { keep: 'wish' })
  const { errors } = useFormState({ control: form.control })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField form={form} name="reason" label="Reason" />
      <details>
        <summary>Phone</summary>
        <TextField form={form} name="phone" label="Phone" />
      </details>
      <fieldset>
        <input type="radio" aria-label="At once" />
        <p className="field-error">{errors.when?.message}</p>
      </fieldset>
      <button type="submit">Send</button>
    </Form>
  )
}

const openForm = async (t: TestContext, onSubmit: (wish: Wish) => Promise<unknown> = async () => undefined) => {
  const place = await draw(t, <WishForm onSubmit={onSubmit} />)
  const [reason, phone] = place.querySelectorAll('input')
  assert.ok(reason && phone)
  const submit = () => place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  return {
    reason,
    phone,
    submit,
    send: () => doing(submit),
    write: async (wish: Omit<Wish, 'when'>) => {
      await type(reason, wish.reason)
      await type(phone, wish.phone)
    },
    complaints: () => [...place.querySelectorAll('.field-error')].map(({ textContent }) => textContent ?? ''),
    failure: () => place.querySelector('[role=alert]')?.textContent,
  }
}

const somebody: SessionUser = {
  uid: '0190a0de-0000-7000-8000-000000000001',
  name: '李明',
  schoolId: '0190a0de-0000-7000-8000-000000000002',
  schoolName: '示范大学',
  xuehao: '20230101',
  avatar: '',
  roles: ['student'],
  displayMode: 'system',
}
const good = { reason: 'To travel abroad', phone: '13900001111', when: 'now' }

test('a form with bad fields is not sent: each is marked, and the first has the focus', async (t) => {
  const sent: Wish[] = []
  const form = await openForm(t, async (wish) => sent.push(wish))
  await form.write({ reason: 'Long enough', phone: '12' })
  await form.send()
  assert.deepEqual(sent, [])
  assert.deepEqual(
    [form.reason, form.phone].map((field) => field.getAttribute('aria-invalid')),
    ['false', 'true'],
  )
  assert.equal(document.activeElement, form.phone)
  await form.write({ reason: `  ${good.reason} `, phone: good.phone })
  await form.send()
  assert.deepEqual(sent, [good], 'what is sent is what the schema made of it')
})

test('a part of a form that is folded away opens for its bad field', async (t) => {
  const form = await openForm(t)
  await form.write({ reason: good.reason, phone: '12' })
  const folded = form.phone.closest('details')
  assert.equal(folded?.open, false)
  await form.send()
  assert.equal(folded?.open, true)
  assert.equal(document.activeElement, form.phone)
})

test('complaints follow the language of the reader', async (t) => {
  const form = await openForm(t)
  await form.send()
  const [english = ''] = form.complaints()
  assert.match(english, /[a-z]/i)
  await doing(() => chooseLanguage('zh_CN'))
  const [chinese = ''] = form.complaints()
  assert.match(chinese, /\p{Script=Han}/u)
})

test('a server error is shown at its field; any other above the button', async (t) => {
  let answer: Error = new Refusal('bad_input', 'Check the fields', { phone: 'This number is taken' })
  const form = await openForm(t, async () => Promise.reject(answer))
  await form.write(good)
  await form.send()
  assert.deepEqual([form.complaints()[1], form.failure()], ['This number is taken', undefined])
  assert.equal(document.activeElement, form.phone)
  answer = new Refusal('bad_input', 'Check the fields', { when: 'Too late' })
  await form.write({ ...good, phone: '13900003333' })
  await form.send()
  assert.equal(document.activeElement?.getAttribute('aria-label'), 'At once', 'a group is marked by its sentence')
  answer = new NoConnection()
  await form.write({ ...good, phone: '13900002222' })
  await form.send()
  assert.equal(form.failure(), answer.message)
  answer = new Refusal('bad_input', 'Nothing here is called that', { elsewhere: 'wrong' })
  await form.send()
  assert.equal(form.failure(), 'Nothing here is called that')
})

test('two taps send once; when it was refused the next tap sends again', async (t) => {
  const running: PromiseWithResolvers<void>[] = []
  const form = await openForm(t, () => {
    const next = Promise.withResolvers<void>()
    running.push(next)
    return next.promise
  })
  await form.write(good)
  await doing(() => {
    form.submit()
    form.submit()
  })
  assert.equal(running.length, 1)
  await doing(() => running[0]?.reject(new Refusal('not_now', 'Not now')))
  assert.equal(form.failure(), 'Not now')
  await form.send()
  assert.deepEqual([running.length, form.failure()], [2, undefined])
  await doing(() => running[1]?.resolve())
})

test('what was typed is there again until it was sent, and not for the next person', async (t) => {
  let answer: Error | undefined = new NoConnection()
  const submit = async () => {
    if (answer) throw answer
  }
  const first = await openForm(t, submit)
  await first.write(good)
  await first.send()
  const again = await openForm(t, submit)
  assert.deepEqual([again.reason.value, again.phone.value], [good.reason, good.phone])
  changeSession((session) => ({ ...session, user: somebody }))
  const elsewhere = await openForm(t, submit)
  assert.deepEqual([elsewhere.reason.value, elsewhere.phone.value], ['', ''])
  changeSession((session) => ({ ...session, user: null }))
  answer = undefined
  await again.send()
  const fresh = await openForm(t, submit)
  assert.deepEqual([fresh.reason.value, fresh.phone.value], ['', ''])
})
