/** Binds the secret of a connection to its place: it opens nowhere else. */
export const sourceSecretPlace = 'data_source.secret'
