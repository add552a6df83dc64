import { ownInfo } from '@campus/contract/people/own-info.ts'
import { ownProfile, updateOwnInfo } from '@campus/contract/people/own-profile.ts'
import { Nickname, Qq } from '@campus/contract/people/profile-fields.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { back } from '../../../navigation/navigator.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { modifyWords } from './words.ts'

const useSaving = () => {
  const words = useWords(modifyWords)
  const { act } = useAction(updateOwnInfo, { changes: [ownProfile, ownInfo], quiet: true })
  return async (typed: { readonly nickname?: string; readonly qq?: string }) => {
    await act(typed)
    toast(words.saved, 'success')
    back()
  }
}

function NicknameForm({ nickname }: { readonly nickname: string }) {
  const words = useWords(modifyWords)
  const form = useForm(z.object({ nickname: Nickname }), { nickname }, { keep: 'nickname' })
  return (
    <Form form={form} label={words.nicknameTitle} onSubmit={useSaving()}>
      <TextField form={form} name="nickname" label={words.nickname} hint={words.nicknameHint} autoComplete="nickname" />
      <SubmitButton form={form}>{words.save}</SubmitButton>
    </Form>
  )
}

function QqForm({ qq }: { readonly qq: string }) {
  const words = useWords(modifyWords)
  const form = useForm(z.object({ qq: Qq }), { qq }, { keep: 'qq' })
  return (
    <Form form={form} label={words.qqTitle} onSubmit={useSaving()}>
      <TextField form={form} name="qq" label={words.qq} hint={words.qqHint} inputMode="numeric" autoComplete="off" />
      <SubmitButton form={form}>{words.save}</SubmitButton>
    </Form>
  )
}

/** One field of the profile. */
export default function ModifyScreen() {
  const words = useWords(modifyWords)
  const isQq = useQueryOf(peoplePaths.modify).field === 'qq'
  useScreenTitle(isQq ? words.qqTitle : words.nicknameTitle)
  const read = useRead(ownProfile, {})
  return (
    <div className="page">
      <QueryView read={read}>
        {({ nickname, qq }) => <div className="page-card">{isQq ? <QqForm qq={qq} /> : <NicknameForm nickname={nickname} />}</div>}
      </QueryView>
    </div>
  )
}
