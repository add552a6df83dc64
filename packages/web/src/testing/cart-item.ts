import type { CartItem } from '@campus/contract/orders/cart.ts'

/** Something in a cart, as far as a test does not say otherwise. */
export const cartItem = (id: string, given: Partial<CartItem> = {}): CartItem => ({
  id,
  templateId: '01890a5d-ac96-774b-bcce-b302099a8056',
  name: '在读证明',
  nameEn: '',
  nameTw: '',
  type: 'status',
  way: 'paper',
  quantity: 1,
  freeCopies: 0,
  unitPrice: 500,
  amount: 500,
  steps: [],
  needsApproval: false,
  heading: '',
  email: '',
  courses: 0,
  delegateName: '',
  mostQuantity: 50,
  hindrance: null,
  addedAt: '2026-03-01T00:00:00.000Z',
  ...given,
})
