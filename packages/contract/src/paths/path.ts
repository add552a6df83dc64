type Query = object

/** A hash route and the query parameters it takes; the parameters exist for the compiler only. */
export interface Path<Q extends Query = Query> {
  readonly address: `/${string}`
  readonly takes?: Q
}

export const path = <Q extends Query = Query>(address: `/${string}`): Path<Q> => ({ address })
