import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { SignView } from './sign-view.tsx'

export default function SignInScreen() {
  const { code } = useQueryOf(attendancePaths.signIn)
  return <SignView key={code} purpose="in" code={code} />
}
