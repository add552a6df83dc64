import { ChangeChannel } from './change-channel.tsx'

export default function PhoneScreen() {
  return <ChangeChannel channel="phone" />
}
