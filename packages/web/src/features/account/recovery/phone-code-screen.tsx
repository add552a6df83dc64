import { RecoveryCode } from './recovery-code.tsx'

export default function PhoneCodeScreen() {
  return <RecoveryCode channel="phone" />
}
