import type { OutputOf } from '@campus/contract/call.ts'
import type { payTypes } from '@campus/contract/certificates/service-info.ts'
import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AlipayCircleFill, BankcardOutline, MessageFill } from 'antd-mobile-icons'
import { type ComponentType, useId } from 'react'
import '@campus/ui/tile/tile.css'
import { OutageNotice } from '../outage/outage-notice.tsx'
import './pay.css'
import { payWords } from './words.ts'

export type OfferedWay = OutputOf<typeof payTypes>[number]
export type OfferedProvider = OfferedWay & { readonly way: Provider }

export const isProvider = (offered: OfferedWay): offered is OfferedProvider => offered.way !== 'beans'

const icons: Record<Provider, ComponentType> = { wechat: MessageFill, alipay: AlipayCircleFill, cashier: BankcardOutline }

interface PayWaysProps {
  readonly offered: readonly OfferedProvider[]
  readonly chosen: Provider | undefined
  readonly onChoose: (provider: Provider) => void
}

/** Who takes the money; one that is closed says why. */
export function PayWays({ offered, chosen, onChoose }: PayWaysProps) {
  const words = useWords(payWords)
  const name = useId()
  return (
    <fieldset className="pay-ways">
      <legend>{words.ways}</legend>
      <OutageNotice service="payment" />
      {offered.length === 0 && <p className="page-note">{words.noWays}</p>}
      {offered.map(({ way, name: title, isOpen, hint }) => {
        const Icon = icons[way]
        return (
          <label key={way} className="pay-way" data-closed={isOpen ? undefined : true}>
            <span className="tile-icon tile-icon-small" data-provider={way} aria-hidden="true">
              <Icon />
            </span>
            <span className="pay-way-text">
              {title}
              {(hint !== '' || !isOpen) && <small>{hint || words.closed}</small>}
            </span>
            <input type="radio" name={name} value={way} disabled={!isOpen} checked={way === chosen} onChange={() => onChoose(way)} />
          </label>
        )
      })}
      {offered.length > 0 && offered.every(({ isOpen }) => !isOpen) && <p className="page-note">{words.noWayOpen}</p>}
    </fieldset>
  )
}
