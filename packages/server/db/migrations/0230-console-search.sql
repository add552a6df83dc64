-- Numbers are searched by how they begin.
create index purchase_order__number_prefix on purchase_order (school_id, number text_pattern_ops);
create index issued_document__serial_prefix on issued_document (school_id, serial text_pattern_ops);
