-- Web Vitals as histograms: how often a figure of a remote fell into a bucket. No person, no page, no time.

CREATE TABLE web_vitals (
  remote text NOT NULL,
  metric text NOT NULL,
  -- Upper bound of the bucket, itself included; the last one is Infinity.
  bound double precision NOT NULL,
  count bigint NOT NULL,
  total double precision NOT NULL,
  PRIMARY KEY (remote, metric, bound)
);
