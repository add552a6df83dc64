import { accountPaths } from '@campus/contract/paths/account.ts'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { changeSession } from '../../../session/session-store.ts'
import '../account-page.css'
import { useWayOn } from './use-way-on.ts'
import { basicInfoWords } from './words.ts'

interface BasicInfoFormProps {
  readonly nickname: string
  readonly namePinyin: string
  readonly onDone: () => Promise<unknown>
}

function BasicInfoForm({ nickname, namePinyin, onDone }: BasicInfoFormProps) {
  const words = useWords(basicInfoWords)
  const form = useForm(editBasicInfo.body, { nickname, namePinyin }, { keep: 'basic-info' })
  const { act } = useAction(editBasicInfo, { changes: [ownInfo], quiet: true })
  return (
    <div className="account-card">
      <Form
        form={form}
        label={words.title}
        onSubmit={async (typed) => {
          await act(typed)
          changeSession((session) => (session.user ? { ...session, user: { ...session.user, namePinyin: typed.namePinyin } } : session))
          await onDone()
        }}
      >
        <TextField form={form} name="nickname" label={words.nickname} hint={words.nicknameHint} autoComplete="nickname" maxLength={50} />
        <TextField form={form} name="namePinyin" label={words.pinyin} hint={words.pinyinHint} optional autoComplete="off" />
        <SubmitButton form={form}>{words.save}</SubmitButton>
        <Button fill="none" onClick={() => void onDone()}>
          {words.later}
        </Button>
      </Form>
    </div>
  )
}

/** After the first login. */
export default function BasicInfoScreen() {
  const words = useWords(basicInfoWords)
  const { back } = useQueryOf(accountPaths.basicInfo)
  const info = useRead(ownInfo, {})
  const wayOn = useWayOn(back)
  return (
    <section className="account-page">
      <h2>{words.title}</h2>
      <p className="account-lead">{words.lead}</p>
      <QueryView read={info}>
        {({ nickname, namePinyin }) => <BasicInfoForm nickname={nickname} namePinyin={namePinyin} onDone={wayOn} />}
      </QueryView>
    </section>
  )
}
