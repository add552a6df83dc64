import { ChangeChannel } from './change-channel.tsx'

export default function EmailScreen() {
  return <ChangeChannel channel="email" />
}
