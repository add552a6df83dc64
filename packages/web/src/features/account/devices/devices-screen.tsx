import { type Device, endDevice, endOtherDevices, ownDevices } from '@campus/contract/account/devices.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { PhonebookOutline } from 'antd-mobile-icons'
import type { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import '../account-page.css'
import { wayName } from './way-names.ts'
import { deviceWords } from './words.ts'

type OwnDevice = z.infer<typeof Device>

interface DeviceRowProps {
  readonly device: OwnDevice
  readonly isBusy: boolean
  readonly onEnd: (device: OwnDevice) => void
}

function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const words = useWords(deviceWords)
  const say = useSay()
  const { name, way, network, isThisOne, lastSeenAt } = device
  return (
    <div className="account-row">
      <span className="account-row-icon">
        <PhonebookOutline aria-hidden />
      </span>
      <span className="account-row-text">
        {name}
        <small>
          {say(wayName(way))} · {network}
        </small>
        <small>
          {words.lastSeen} <Time at={lastSeenAt} />
        </small>
        {isThisOne && <span className="account-mark">{words.thisOne}</span>}
      </span>
      {!isThisOne && (
        <Button
          className="account-row-end"
          size="small"
          disabled={isBusy}
          aria-label={`${words.end} ${name}`}
          onClick={() => onEnd(device)}
        >
          {words.end}
        </Button>
      )}
    </div>
  )
}

export default function DevicesScreen() {
  const words = useWords(deviceWords)
  const devices = useRead(ownDevices, {}, { staleTime: 0 })
  const one = useAction(endDevice, { changes: [ownDevices] })
  const others = useAction(endOtherDevices, { changes: [ownDevices] })

  const endOne = async ({ id, name }: OwnDevice) => {
    if (!(await ask({ title: words.endTitle(name), text: words.endText, confirm: words.end }))) return
    await one.act({ id }).catch(() => undefined)
  }
  const endOthers = async () => {
    if (!(await ask({ title: words.endOthersTitle, confirm: words.end }))) return
    const outcome = await others.act({}).catch(() => undefined)
    if (outcome) toast(words.ended(outcome.ended), 'success')
  }

  return (
    <section className="account-page">
      <p className="account-lead">{words.lead}</p>
      <QueryView read={devices} empty={<Empty t={words.none} />}>
        {(devices) => (
          <>
            <ul className="account-rows">
              {devices.map((device) => (
                <li key={device.id}>
                  <DeviceRow device={device} isBusy={one.isActing} onEnd={(device) => void endOne(device)} />
                </li>
              ))}
            </ul>
            {devices.length > 1 && (
              <Button block loading={others.isActing} onClick={() => void endOthers()}>
                {words.endOthers}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}
