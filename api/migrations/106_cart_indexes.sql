-- Carts and their lines are looked up by portfolio and by cart, whoever the investor is.

CREATE INDEX open_carts_of_portfolio ON carts (portfolio_id) WHERE status = 'open';
CREATE INDEX pending_orders_of_cart ON orders (cart_id) WHERE status = 'pending';
