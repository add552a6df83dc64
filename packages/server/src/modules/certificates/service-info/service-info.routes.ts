import { payType, payTypes, recommendServer, serverInfo } from '@campus/contract/certificates/service-info.ts'
import { secondMenuFields } from '@campus/contract/orders/cart.ts'
import { route } from '../../../http/route.ts'
import { readForm } from './form-field.service.ts'
import { listPayTypes, readPayType } from './pay-type.service.ts'
import { readServerInfo, recommend } from './service-info.service.ts'

export const serviceInfoRoutes = [
  route(serverInfo, readServerInfo),
  route(recommendServer, recommend),
  route(payTypes, listPayTypes),
  route(payType, readPayType),
  route(secondMenuFields, readForm),
]
