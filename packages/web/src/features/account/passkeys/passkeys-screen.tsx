import { ownPasskeys, removePasskey, savePasskey } from '@campus/contract/account/passkeys.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { KeyOutline } from 'antd-mobile-icons'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import '../account-page.css'
import { wasStopped } from './was-stopped.ts'
import { passkeyWords } from './words.ts'

const NewPasskey = z.object({ name: savePasskey.body.shape.name })

function AddPasskey() {
  const words = useWords(passkeyWords)
  const queries = useQueryClient()
  const form = useForm(NewPasskey, { name: '' })
  if (!('PublicKeyCredential' in window)) return <p className="account-note">{words.unsupported}</p>

  const add = async ({ name }: z.output<typeof NewPasskey>) => {
    const { makePasskey } = await import('./passkey-device.ts')
    try {
      await makePasskey(name)
    } catch (error) {
      if (!wasStopped(error)) throw error
      toast(words.stopped)
      return
    }
    form.reset()
    toast(words.added, 'success')
    await queries.invalidateQueries({ queryKey: keyOf(ownPasskeys) })
  }

  return (
    <div className="account-card">
      <Form form={form} label={words.add} onSubmit={add}>
        <TextField form={form} name="name" label={words.name} placeholder={words.nameHint} autoComplete="off" />
        <SubmitButton form={form}>{words.add}</SubmitButton>
      </Form>
    </div>
  )
}

export default function PasskeysScreen() {
  const words = useWords(passkeyWords)
  const passkeys = useRead(ownPasskeys, {})
  const { act, isActing } = useAction(removePasskey, { changes: [ownPasskeys] })

  const remove = async (id: string, name: string) => {
    if (!(await ask({ title: words.removeTitle(name), text: words.removeText, confirm: words.remove }))) return
    await act({ id }).catch(() => undefined)
  }

  return (
    <section className="account-page">
      <p className="account-lead">{words.what}</p>
      <QueryView read={passkeys} empty={<Empty t={words.none} />}>
        {(passkeys) => (
          <ul className="account-rows">
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id}>
                <div className="account-row">
                  <span className="account-row-icon">
                    <KeyOutline aria-hidden />
                  </span>
                  <span className="account-row-text">
                    {name}
                    <small>
                      {lastUsedAt ? words.usedAt : words.madeAt} <Time at={lastUsedAt ?? createdAt} />
                    </small>
                  </span>
                  <Button
                    className="account-row-end"
                    size="small"
                    disabled={isActing}
                    aria-label={`${words.remove} ${name}`}
                    onClick={() => void remove(id, name)}
                  >
                    {words.remove}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <AddPasskey />
    </section>
  )
}
