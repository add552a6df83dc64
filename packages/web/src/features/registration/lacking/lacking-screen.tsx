import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { NamePinyin } from '@campus/contract/people/profile-fields.ts'
import { fieldsStillMissing } from '@campus/contract/registration/fields.ts'
import { addMaterial } from '@campus/contract/registration/hand-in.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { enter } from '../../../navigation/navigator.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '../case/case.css'

import { lackingWords } from './words.ts'

type Lacking = OutputOf<typeof fieldsStillMissing>

const left = z.string().transform(() => undefined)

/** What is typed here: the phone and the address prove themselves by a code on screens of their own. */
function TypedForm({ lacking }: { readonly lacking: Lacking }) {
  const words = useWords(lackingWords)
  const idCard = lacking.find(({ field }) => field === 'idCard')
  const pinyin = lacking.find(({ field }) => field === 'namePinyin')
  const schema = z.object({ idCard: idCard ? IdCardNumber : left, namePinyin: pinyin ? NamePinyin : left })
  const form = useForm(schema, { idCard: '', namePinyin: '' }, { keep: 'registration-lacking' })
  const { act } = useAction(addMaterial, { changes: [fieldsStillMissing, ownInfo], quiet: true, withToken: true })
  const save = async ({ idCard, namePinyin }: z.output<typeof schema>) => {
    await act({ ...(idCard && { idCard }), ...(namePinyin && { namePinyin }) })
    toast(words.saved, 'success')
  }
  return (
    <div className="page-card">
      <Form form={form} label={words.title} onSubmit={save}>
        {idCard && <TextField form={form} name="idCard" label={idCard.label} hint={words.idCardHint} autoComplete="off" maxLength={30} />}
        {pinyin && <TextField form={form} name="namePinyin" label={pinyin.label} hint={words.pinyinHint} autoComplete="off" />}
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </Form>
    </div>
  )
}

function Missing({ lacking }: { readonly lacking: Lacking }) {
  const words = useWords(lackingWords)
  const { back } = useQueryOf(registrationPaths.lacking)
  const channels = lacking.flatMap(({ field, label }) =>
    field === 'phone' || field === 'email' ? [{ to: peoplePaths[field], title: label, text: words.codeNeeded }] : [],
  )
  const isTyped = lacking.some(({ field }) => field === 'idCard' || field === 'namePinyin')
  return (
    <>
      <h2>{words.title}</h2>
      <p className="page-lead">{words.lead}</p>
      {isTyped && <TypedForm lacking={lacking} />}
      {channels.length > 0 && <LinkRows rows={channels} />}
      <Button fill="none" onClick={() => void enter(back)}>
        {words.later}
      </Button>
    </>
  )
}

/** What the record of somebody who is in lacks. */
export default function LackingScreen() {
  const words = useWords(lackingWords)
  const { back } = useQueryOf(registrationPaths.lacking)
  const lacking = useRead(fieldsStillMissing, {}, { withToken: true, staleTime: 0 })
  return (
    <section className="page case-page">
      <QueryView
        read={lacking}
        empty={
          <Empty
            t={words.complete}
            action={
              <Button color="primary" onClick={() => void enter(back)}>
                {words.goOn}
              </Button>
            }
          />
        }
      >
        {(lacking) => <Missing lacking={lacking} />}
      </QueryView>
    </section>
  )
}
