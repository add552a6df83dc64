import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAct } from '../../../api/use-act.ts'
import { useRead } from '../../../api/use-read.ts'
import { enter } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { Form } from '../../../parts/form/form.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { TextField } from '../../../parts/form/text-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { accountPaths } from '../../../paths/account.ts'
import '../account-page.css'
import { basicInfoWords } from './words.ts'

interface BasicInfoFormProps {
  readonly nickname: string
  readonly namePinyin: string
}

function BasicInfoForm({ nickname, namePinyin }: BasicInfoFormProps) {
  const words = useWords(basicInfoWords)
  const { back } = useQueryOf(accountPaths.basicInfo)
  const form = useForm(editBasicInfo.body, { nickname, namePinyin }, { keep: 'basic-info' })
  const { act } = useAct(editBasicInfo, { changes: [ownInfo], quiet: true })
  return (
    <div className="account-card">
      <Form
        form={form}
        label={words.title}
        onSubmit={async (typed) => {
          await act(typed)
          await enter(back)
        }}
      >
        <TextField form={form} name="nickname" label={words.nickname} hint={words.nicknameHint} autoComplete="nickname" maxLength={50} />
        <TextField form={form} name="namePinyin" label={words.pinyin} hint={words.pinyinHint} optional autoComplete="off" />
        <SubmitButton form={form}>{words.save}</SubmitButton>
        <Button fill="none" onClick={() => void enter(back)}>
          {words.later}
        </Button>
      </Form>
    </div>
  )
}

/** After the first login. */
export default function BasicInfoScreen() {
  const words = useWords(basicInfoWords)
  const info = useRead(ownInfo, {})
  return (
    <section className="account-page">
      <h2>{words.title}</h2>
      <p className="account-lead">{words.lead}</p>
      <Show read={info}>{({ nickname, namePinyin }) => <BasicInfoForm nickname={nickname} namePinyin={namePinyin} />}</Show>
    </section>
  )
}
