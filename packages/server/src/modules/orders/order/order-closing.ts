/** Why an order ended without being paid. */
export type Closing = 'cancelled' | 'expired' | 'rejected' | 'withdrawn'
