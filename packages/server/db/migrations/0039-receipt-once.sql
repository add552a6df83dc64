-- What a provider calls one receipt is one receipt, whichever payment somebody names with it.
alter table payment_receipt drop constraint payment_receipt__once;
alter table payment_receipt add constraint payment_receipt__once unique (provider, provider_ref);
create index payment_receipt__payment on payment_receipt (payment_id);
