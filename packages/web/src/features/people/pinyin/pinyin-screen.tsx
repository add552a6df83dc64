import { ownInfo } from '@campus/contract/people/own-info.ts'
import { ownBaseInfo, ownProfile, updateOwnPinyin } from '@campus/contract/people/own-profile.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { back } from '../../../navigation/navigator.ts'
import { changeSession } from '../../../session/session-store.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './pinyin-screen.css'
import { spellingsOf } from './spellings.ts'
import { pinyinWords } from './words.ts'

interface PinyinFormProps {
  readonly name: string
  readonly namePinyin: string
  readonly suggestedPinyin: string
}

/** Papers with Latin names are English ones, whatever language the app speaks. */
function Preview({ text }: { readonly text: string }) {
  const words = useWords(pinyinWords)
  return (
    <figure className="pinyin-paper">
      <figcaption>{words.preview}</figcaption>
      <p lang="en">
        This is to certify that <strong>{text.trim() || words.empty}</strong> is a member of this university.
      </p>
    </figure>
  )
}

function PinyinForm({ name, namePinyin, suggestedPinyin }: PinyinFormProps) {
  const words = useWords(pinyinWords)
  const form = useForm(updateOwnPinyin.body, { namePinyin: namePinyin || suggestedPinyin }, { keep: 'pinyin' })
  const { act } = useAction(updateOwnPinyin, { changes: [ownProfile, ownInfo, ownBaseInfo], quiet: true })
  const typed = useWatch({ control: form.control, name: 'namePinyin' })
  const save = async (values: { readonly namePinyin: string }) => {
    await act(values)
    changeSession((session) => (session.user ? { ...session, user: { ...session.user, namePinyin: values.namePinyin.trim() } } : session))
    toast(words.saved, 'success')
    back()
  }
  const suggestions = spellingsOf(suggestedPinyin || namePinyin)
  return (
    <div className="page-card">
      <Form form={form} label={words.title} onSubmit={save}>
        <p className="pinyin-name">{name}</p>
        <TextField form={form} name="namePinyin" label={words.field} hint={words.hint} autoComplete="off" />
        {suggestions.length > 0 && (
          <ul className="pinyin-suggestions" aria-label={words.suggestion}>
            {suggestions.map((spelling) => (
              <li key={spelling}>
                <button
                  type="button"
                  aria-pressed={spelling === typed.trim()}
                  onClick={() => form.setValue('namePinyin', spelling, { shouldValidate: true, shouldDirty: true })}
                >
                  {spelling}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Preview text={typed} />
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </Form>
    </div>
  )
}

export default function PinyinScreen() {
  const words = useWords(pinyinWords)
  const read = useRead(ownBaseInfo, {})
  return (
    <div className="page">
      <p className="page-lead">{words.lead}</p>
      <QueryView read={read}>{(info) => <PinyinForm {...info} />}</QueryView>
    </div>
  )
}
