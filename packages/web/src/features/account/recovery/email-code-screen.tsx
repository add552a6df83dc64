import { RecoveryCode } from './recovery-code.tsx'

export default function EmailCodeScreen() {
  return <RecoveryCode channel="email" />
}
